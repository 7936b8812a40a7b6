import { STATUS_COLOR_KEYS, type StatusColorKey } from '@booking/api-client/facts';
import { IconButton, VisuallyHidden } from '@booking/ui';
import { useEffect, useState } from 'react';
import { statusWords } from '../../../status-colors/status-words.ts';
import { StatusFields } from './status-fields.tsx';
import { moved, type StatusControls } from './status-values.ts';

const directions = [
  { by: -1, icon: 'arrow-up', name: 'up', edge: 'It’s the first one.' },
  { by: 1, icon: 'arrow-down', name: 'down', edge: 'It’s the last one.' },
] as const;

const buttonId = (key: StatusColorKey, name: string) => `status-${key}-${name}`;

/** The statuses in their order, each with its fields. */
export function StatusRows({ form, choices }: StatusControls) {
  const { order } = form.getValues();
  const [move, setMove] = useState<{ readonly button: string; readonly text: string }>();
  // Moving a row in the document takes the focus from its buttons.
  useEffect(() => {
    if (move) document.getElementById(move.button)?.focus();
  }, [move]);
  return (
    <>
      <div className="ck-status-row ck-status-head" aria-hidden="true">
        {['Status', 'Label', 'Fill', 'Border', 'Icon', 'Order'].map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className="ck-status-rows">
        {order.map((key, at) => {
          const name = statusWords[key];
          return (
            <li key={key} className="ck-status-row">
              <StatusFields
                form={form}
                choices={choices}
                at={STATUS_COLOR_KEYS.indexOf(key)}
                name={name}
              />
              <div className="ck-status-moves">
                {directions.map(({ by, icon, name: way, edge }) => (
                  <IconButton
                    key={way}
                    id={buttonId(key, way)}
                    icon={icon}
                    label={`Move ${name} ${way}`}
                    size="sm"
                    disabledReason={at + by < 0 || at + by >= order.length ? edge : undefined}
                    onClick={() => {
                      form.setValue('order', moved(order, key, by), { shouldDirty: true });
                      setMove({
                        button: buttonId(key, way),
                        text: `${name} is ${at + by + 1} of ${order.length}.`,
                      });
                    }}
                  />
                ))}
              </div>
            </li>
          );
        })}
      </ol>
      <VisuallyHidden role="status">{move?.text}</VisuallyHidden>
    </>
  );
}
