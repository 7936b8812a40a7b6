import type { Session } from '@booking/api-client';
import Bowser from 'bowser';

/** Returns the device of a session: "Firefox on Windows". */
export function deviceOf({ agent, isHandedOver }: Pick<Session, 'agent' | 'isHandedOver'>): string {
  if (isHandedOver) return 'Their own app';
  if (agent === null) return 'Unknown device';
  const { browser, os } = Bowser.parse(agent);
  if (!browser.name) return 'Unknown device';
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
