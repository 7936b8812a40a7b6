/** The page in the frame of a playground: shows what the page around it sends. */
import { BookingProvider } from '@booking/ui';
import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { FromFrame, ToFrame } from './messages.ts';
import { runExample } from './run-example.ts';

// Its own origin is none, so it can name no other; what it says is no secret.
const tell = (message: FromFrame) => window.parent.postMessage(message, '*');

const tellFailure = (error: unknown) =>
  tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });

/** Keeps the frame alive when an example throws while it renders. */
class Guard extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch(error: unknown) {
    tellFailure(error);
  }
  override componentDidMount() {
    if (!this.state.hasFailed) tell({ kind: 'shown' });
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

const place = document.createElement('div');
place.className = 'docs-example';
document.body.append(place);
const root = createRoot(place);
let shown = 0;

function show(code: string): void {
  try {
    const components = runExample(code);
    shown += 1;
    root.render(
      <BookingProvider>
        {/* A changed example begins again. */}
        <Guard key={shown}>
          {components.map((Example, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never move.
            <Example key={at} />
          ))}
        </Guard>
      </BookingProvider>,
    );
  } catch (error) {
    tellFailure(error);
  }
}

window.addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
  if (source !== window.parent) return;
  if (data.kind === 'theme') document.documentElement.dataset.theme = data.theme;
  else show(data.code);
});
window.addEventListener('error', ({ error }) => tellFailure(error));
window.addEventListener('unhandledrejection', ({ reason }) => tellFailure(reason));
tell({ kind: 'ready' });
