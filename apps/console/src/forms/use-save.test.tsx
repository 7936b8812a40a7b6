import { createClient, memoryStorage } from '@booking/api-client';
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RETRY_WAITS_MS } from '../idempotency/retry-write.ts';
import type { FormFields } from './fields.ts';
import { type SaveRule, useSave } from './use-save.ts';

interface Season {
  readonly name: string;
  readonly __v: number;
}
type Values = Pick<Season, 'name'>;

const fields: FormFields<'name'> = [{ path: 'name', label: 'Name' }];
const season: Season = { name: 'Winter', __v: 3 };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A form over a network that fails a number of times. @param check Ends when its values are checked. */
function stage(failures: number, check: Promise<void> = Promise.resolve()) {
  const keys: (string | null)[] = [];
  const onSaved = vi.fn();
  const api = createClient({
    storage: memoryStorage(),
    fetch: async (_, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      if (keys.length <= failures) throw new TypeError('Failed to fetch');
      return Response.json({ status: 'success', data: { institution: { name: 'Peak', __v: 4 } } });
    },
  });
  const rule: SaveRule<Values, Season> = {
    valuesOf: ({ name }) => ({ name }),
    write: (values) => ({
      body: values,
      send: (options) => api.institution.update('a'.repeat(24), values, options),
    }),
  };
  const { result } = renderHook(() => {
    const form = useForm<Values>({
      defaultValues: { name: 'Winter' },
      resolver: async (values) => {
        await check;
        return { values, errors: {} };
      },
    });
    const base = { values: { name: 'Winter' }, stored: season };
    return { form, save: useSave<Values, 'name', Season>({ form, fields, base, rule, onSaved }) };
  });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const submit = async () => {
    act(() => result.current.save.submit());
    await wait(0);
  };
  return { result, keys, onSaved, wait, submit };
}

describe('a save without a response', () => {
  it('is retried three times, then waits for the user, who retries under the same key', async () => {
    const { result, keys, onSaved, wait, submit } = stage(4);
    act(() => result.current.form.setValue('name', 'Peak'));
    await submit();
    expect(result.current.save.state).toBe('retrying');
    for (const ms of RETRY_WAITS_MS) await wait(ms);
    expect(result.current.save.state).toBe('waiting');
    expect(result.current.save.failure).toMatch('reach the server');
    expect(result.current.form.getValues('name')).toBe('Peak');
    expect(keys).toHaveLength(4);
    await wait(60_000);
    expect(keys).toHaveLength(4);

    await submit();
    expect(onSaved).toHaveBeenCalledTimes(1);
    expect(result.current.save).toMatchObject({ state: 'idle', failure: undefined });
    expect(keys).toHaveLength(5);
    expect(new Set(keys).size).toBe(1);
  });

  it('is another write once the text has changed', async () => {
    const { result, keys, wait, submit } = stage(4);
    act(() => result.current.form.setValue('name', 'Peak'));
    await submit();
    for (const ms of RETRY_WAITS_MS) await wait(ms);
    act(() => result.current.form.setValue('name', 'Monsoon'));
    await submit();
    expect(new Set(keys).size).toBe(2);
  });
});

it('a save that is pressed again before its check has loaded is sent once', async () => {
  const check = Promise.withResolvers<void>();
  const { result, keys, onSaved, submit } = stage(0, check.promise);
  act(() => result.current.form.setValue('name', 'Peak'));
  await submit();
  await submit();
  expect(keys).toHaveLength(0);
  await act(async () => check.resolve());
  expect(keys).toHaveLength(1);
  expect(onSaved).toHaveBeenCalledTimes(1);

  act(() => result.current.form.setValue('name', 'Monsoon'));
  await submit();
  expect(onSaved).toHaveBeenCalledTimes(2);
});
