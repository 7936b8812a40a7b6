import { Button, EmptyState } from '@booking/ui';
import { type RouteObject, useNavigate } from 'react-router';
import { HomeGuard } from '../app/guards/guards.tsx';
import { PageFrame } from '../app/page-frame.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { useInstituteList } from '../screens/all-institutes/institute-list.ts';

/** A list of institutes that can only be looked at, ticked and exported. */
function Listed() {
  const navigate = useNavigate();
  return (
    <ListScreen
      list={useInstituteList()}
      rowMenu={(_, href) => [{ label: 'Open', icon: 'panel-left', href }]}
      nothingYet={<EmptyState title="Nothing yet" />}
      mainAction={<Button onClick={() => navigate(-1)}>Back</Button>}
      drawer={() => null}
      bulk={({ count, rows, clear }, exporting) => (
        <p>
          {count} ticked
          <Button size="sm" onClick={() => exporting.start(rows, count)}>
            Export ticked
          </Button>
          <Button size="sm" onClick={clear}>
            Clear ticked
          </Button>
        </p>
      )}
    />
  );
}

/** The list at `/list`, for a signed-in user. */
export const listedRoutes: RouteObject[] = [
  {
    element: <PageFrame />,
    children: [{ element: <HomeGuard />, children: [{ path: '/list', Component: Listed }] }],
  },
];
