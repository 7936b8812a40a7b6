import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Runs `act` when the address has a parameter such as `?new`, and removes it from the address, so that a command can
 * link to an action and Back does not repeat it.
 */
export function useAddressCommand(name: string, act: () => void): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.has(name);
  const run = useEffectEvent(() => {
    setParams(
      (now) => {
        const rest = new URLSearchParams(now);
        rest.delete(name);
        return rest;
      },
      { replace: true },
    );
    act();
  });
  useEffect(() => {
    if (isAsked) run();
  }, [isAsked]);
}
