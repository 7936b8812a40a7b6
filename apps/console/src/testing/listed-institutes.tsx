import { Button, EmptyState } from '@booking/ui';
import { type RouteObject, useNavigate } from 'react-router';
import { expect, waitFor, type within } from 'storybook/test';
import { HomeGuard } from '../app/guards/guards.tsx';
import { PageFrame } from '../app/page-frame.tsx';
import { useEntityList } from '../entity/use-entity-list.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { institute } from '../screens/all-institutes/institute.tsx';
import { ConsoleStory } from './console-story.tsx';

/** A list of institutes that supports viewing, selecting and exporting. */
function Listed() {
  const navigate = useNavigate();
  return (
    <ListScreen
      list={useEntityList(institute)}
      rowMenu={(_, href) => [{ label: 'Open', icon: 'panel-left', href }]}
      nothingYet={<EmptyState title="Nothing yet" />}
      mainAction={<Button onClick={() => navigate(-1)}>Back</Button>}
      drawer={() => null}
      bulk={({ count, rows, clear }, exporting) =>
        count > 0 && (
          <p>
            {count} ticked
            <Button size="sm" onClick={() => exporting.start(rows, count)}>
              Export ticked
            </Button>
            <Button size="sm" onClick={clear}>
              Clear ticked
            </Button>
          </p>
        )
      }
    />
  );
}

/** The list at `/list`, for a signed-in user. */
const routes: RouteObject[] = [
  {
    element: <PageFrame />,
    children: [{ element: <HomeGuard />, children: [{ path: '/list', Component: Listed }] }],
  },
];

/** Shared by the stories of that list, on a wide screen. */
export const listedStory = {
  component: ConsoleStory,
  args: { history: ['/list'], routes },
  globals: { viewport: { value: 'w1440' } },
};

/** Waits for a text, such as "1 to 20 of 245" when the rows have loaded. */
export const shown = (canvas: Pick<ReturnType<typeof within>, 'getByText'>, words: string) =>
  waitFor(() => expect(canvas.getByText(words)).toBeVisible());
