import { ButtonLink, Heading, Icon, VisuallyHidden } from '@booking/ui';
import { useId } from 'react';
import { useSettings } from '../../../data/use-settings.ts';

interface Step {
  readonly title: string;
  readonly text: string;
  readonly isDone: boolean;
  /** Where it is done. Absent where nothing has to be. */
  readonly way?: { readonly label: string; readonly href: string };
}

/**
 * In place of figures about nothing: the steps to the first institute. A step is listed once its screen exists.
 */
export function FirstSteps() {
  const headingId = useId();
  const steps = useSteps();
  return (
    <section className="mt-8 max-w-180" aria-labelledby={headingId}>
      <Heading id={headingId} level={2}>
        Set up your platform
      </Heading>
      <p className="mt-1 mb-4 text-bk-secondary">
        Add your first institute to see numbers, events and lists here.
      </p>
      <ol>
        {steps.map(({ title, text, isDone, way }) => (
          <li
            key={title}
            className="flex flex-wrap items-center gap-3 border-bk-subtle border-t py-4 text-bk-secondary"
          >
            <Icon
              className={isDone ? 'text-bk-success' : undefined}
              name={isDone ? 'circle-check' : 'circle-dashed'}
            />
            <div className="grow basis-65">
              <h3 className="text-bk-primary type-body-strong">
                <VisuallyHidden>{isDone ? 'Done: ' : 'To do: '}</VisuallyHidden>
                {title}
              </h3>
              <p>{text}</p>
            </div>
            {way && (
              <ButtonLink href={way.href} icon="plus">
                {way.label}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function useSteps(): readonly Step[] {
  const setting = useSettings();
  const { currency, timezone, financialYearStartMonth } = setting?.defaults ?? {};
  return [
    {
      title: 'Platform settings',
      text: financialYearStartMonth
        ? `Amounts in ${currency}, days by ${timezone}, a financial year from ${monthName(financialYearStartMonth)}.`
        : 'Loading…',
      isDone: Boolean(setting),
    },
    {
      title: 'First institute',
      text: 'Its owner gets an invitation by email. It starts with a trial, so nothing is due yet.',
      isDone: false,
      way: { label: 'Add institute', href: '/all-institutes?new' },
    },
  ];
}

/** "April". */
function monthName(month: number): string {
  const format = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' });
  return format.format(Date.UTC(2026, month - 1));
}
