import { act, render } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { expect, test } from 'vitest';
import type { Client } from '../index.ts';
import { createStage } from '../testing/stage.ts';

/** As the README has it. */
function Page({ api, onRender }: { readonly api: Client; readonly onRender: () => void }) {
  const { session } = api;
  const epoch = useSyncExternalStore(session.subscribe, () => session.epoch);
  const isSignedIn = useSyncExternalStore(session.subscribe, () => session.tokens() !== undefined);
  onRender();
  return (
    <p>
      {epoch} {isSignedIn ? 'in' : 'out'}
    </p>
  );
}

test('useSyncExternalStore follows the beginning, the refresh and the end of a session', async () => {
  const { api, server } = createStage();
  let renders = 0;
  const onRender = () => {
    renders += 1;
  };
  const { container, unmount } = render(<Page api={api} onRender={onRender} />);
  expect(container.textContent).toBe('0 out');
  act(() => api.session.begin(server.issue('asha')));
  expect(container.textContent).toBe('1 in');

  const before = renders;
  await act(() => api.session.refresh());
  expect(container.textContent).toBe('1 in');
  expect(renders).toBe(before);

  server.respond('/user/refresh', () => Response.json({}, { status: 400 }));
  await act(() => api.session.refresh().catch(() => {}));
  expect(container.textContent).toBe('2 out');

  unmount();
  api.session.begin(server.issue('asha'));
  expect(container.textContent).toBe('');
});
