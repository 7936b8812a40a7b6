import { Avatar } from '@booking/ui/avatar';
import { Button } from '@booking/ui/button';
import { MonthCalendar } from '@booking/ui/month-calendar';
import { Stat } from '@booking/ui/stat';
import { Tag } from '@booking/ui/tag';
import {
  SAMPLE_MONTH,
  SAMPLE_TODAY,
  sampleFigures,
  sampleHouses,
  sampleMonth,
  sampleQuestion,
} from './sample-desk.ts';
import { Vignette } from './vignette.tsx';

/** Printed once and taken over by nobody, so there is nothing that could press. */
const nothing = () => {};

/** Four parts of the console, made of the console's own components. */
export function Vignettes() {
  return (
    <div className="vignettes">
      <Vignette
        title="See the month before it happens"
        line="What falls due, ends or begins stands on its day. A press leads to who it is."
      >
        <MonthCalendar
          label="Sample month"
          month={SAMPLE_MONTH}
          days={sampleMonth}
          today={SAMPLE_TODAY}
          maxItems={1}
          onDay={nothing}
          onMonth={nothing}
        />
      </Vignette>
      <Vignette
        title="Every house on one list"
        line="Search, filter and sort it; the address keeps your view, so it can be sent."
      >
        <ul className="vignette-houses">
          {sampleHouses.map(({ name, place, status, tone }) => (
            <li key={name}>
              <Avatar name={name} shape="arch" size="md" />
              <span>
                <b>{name}</b> {place}
              </span>
              <Tag tone={tone}>{status}</Tag>
            </li>
          ))}
        </ul>
      </Vignette>
      <Vignette
        title="Figures with rows behind them"
        line="Each number says how it is counted, and opens the list that it counts."
      >
        <div className="vignette-figures">
          {sampleFigures.map((figure) => (
            <Stat key={figure.label} {...figure} />
          ))}
        </div>
      </Vignette>
      <Vignette
        title="Asked before it matters"
        line="What ends, suspends or deletes says what follows, and who is touched."
      >
        <div className="vignette-question">
          <b>{sampleQuestion.title}</b>
          <p>{sampleQuestion.text}</p>
          <div>
            <Button color="transparent" variant="secondary">
              Cancel
            </Button>
            <Button color="red">Suspend institute</Button>
          </div>
        </div>
      </Vignette>
    </div>
  );
}
