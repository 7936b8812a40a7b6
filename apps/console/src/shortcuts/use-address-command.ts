import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Runs `act` when the address asks for it, as `?new` does, and takes the word out of the address: so a command leads to
 * what a screen can do, and Back does not do it again.
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
