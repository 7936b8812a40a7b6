import { Button, Group, InlineMessage, Stack, TextArea, useTheme } from '@booking/ui';
import { useEffect, useRef, useState } from 'react';
import { hrefOf } from '../pages/address.ts';
import { isFromFrame, type ToFrame } from './messages.ts';

type Compile = typeof import('./compile.ts').compile;

export interface PlaygroundProps {
  /** The example as the page has it. */
  readonly code: string;
  readonly onClose: () => void;
}

/** An example that is edited beside its result. */
export function Playground({ code: original, onClose }: PlaygroundProps) {
  const [code, setCode] = useState(original);
  const [problem, setProblem] = useState<string>();
  const [compile, setCompile] = useState<{ readonly run: Compile }>();
  const [isReady, setReady] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const { shownTheme } = useTheme();

  useEffect(() => {
    import('./compile.ts').then(
      (module) => setCompile({ run: module.compile }),
      () =>
        setProblem('Couldn’t load the compiler. Check the connection and open the example again.'),
    );
  }, []);

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || !isFromFrame(data)) return;
      if (data.kind === 'ready') setReady(true);
      else setProblem(data.kind === 'failed' ? data.message : undefined);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (isReady) send(frame.current, { kind: 'theme', theme: shownTheme });
  }, [isReady, shownTheme]);

  useEffect(() => {
    if (!isReady || !compile) return;
    try {
      send(frame.current, { kind: 'show', code: compile.run(code) });
    } catch (error) {
      // The last result stays until the code is right again.
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }, [isReady, compile, code]);

  return (
    <Stack gap={12} className="docs-playground">
      <TextArea
        label="Code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        autoFocus
      />
      {problem !== undefined && (
        <InlineMessage tone="danger" role="alert" title="The example has an error">
          {problem}
        </InlineMessage>
      )}
      <iframe
        ref={frame}
        className="docs-playground-result"
        title="Result"
        src={hrefOf('playground/')}
        // No origin of its own: what is typed here reaches neither the page nor a session.
        sandbox="allow-scripts"
      />
      <Group gap={8}>
        <Button
          size="sm"
          variant="secondary"
          color="transparent"
          disabledReason={code === original ? 'The code is unchanged.' : undefined}
          onClick={() => setCode(original)}
        >
          Reset code
        </Button>
        <Button size="sm" variant="secondary" color="transparent" onClick={onClose}>
          Close playground
        </Button>
      </Group>
    </Stack>
  );
}

/** Sends to any origin: the frame has none that could be named. */
const send = (frame: HTMLIFrameElement | null, message: ToFrame) =>
  frame?.contentWindow?.postMessage(message, '*');
