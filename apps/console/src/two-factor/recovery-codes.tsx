import { Button, CopyButton, InlineMessage } from '@booking/ui';
import { saveFile } from '../csv/save-file.ts';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Called once the user says that they are kept. */
  readonly onKept: () => void;
}

/** New recovery codes: they are shown this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const text = codes.join('\n');
  return (
    <section className="grid justify-items-start gap-4" aria-label="Recovery codes">
      <InlineMessage tone="warning" role="status">
        Save these recovery codes now: they’re shown only once. If you lose your device, each of
        them signs you in once.
      </InlineMessage>
      <ul className="grid list-none grid-cols-2 gap-x-6 gap-y-1 p-0 max-sm:grid-cols-1" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} label="Copy codes" hasLabel />
        <Button
          color="transparent"
          icon="download"
          onClick={() => saveFile('recovery-codes.txt', [`${text}\n`], 'text/plain;charset=utf-8')}
        >
          Download
        </Button>
      </div>
      <Button onClick={onKept}>I’ve saved them</Button>
    </section>
  );
}
