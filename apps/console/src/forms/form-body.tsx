import { ErrorSummary, InlineMessage } from '@booking/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { ConflictView } from './conflict-view/conflict-view.tsx';
import type { EntityForm } from './use-entity-form.ts';
import './forms.css';

export interface FormBodyProps<V extends FieldValues, P extends Path<V>, E> {
  readonly form: EntityForm<V, P, E>;
  /** A sentence that says there is a conflict, where it is not known who made it. */
  readonly clash: string;
  readonly className?: string;
  /** The controls, each with `form.field(path)`. */
  readonly children: ReactNode;
}

/** From this many errors on, a submitted form lists them above its fields. */
const SUMMARY_FROM = 4;

/** The fields of a form, below messages about the whole form. A conflict replaces them until it is resolved. */
export function FormBody<V extends FieldValues, P extends Path<V>, E>({
  form,
  clash,
  className,
  children,
}: FormBodyProps<V, P, E>) {
  const { save, problems } = form;
  const body = useRef<HTMLDivElement>(null);
  const isClashing = save.conflicts !== undefined;
  useEffect(() => {
    if (isClashing) body.current?.querySelector('input')?.focus();
  }, [isClashing]);
  const summary = useRef<HTMLDivElement>(null);
  const { submitCount } = form.formState;
  const focusProblem = useEffectEvent(() => {
    const [first] = problems;
    if (first) (summary.current ?? document.getElementById(first.id))?.focus();
  });
  useEffect(() => {
    if (submitCount > 0) focusProblem();
  }, [submitCount]);
  return (
    <div ref={body} className={className}>
      {form.isDraft && (
        <InlineMessage>Your session ended before you saved. We kept what you typed.</InlineMessage>
      )}
      {save.failure && <ErrorSummary title="Couldn’t save" errors={[{ message: save.failure }]} />}
      {save.conflicts ? (
        <>
          <InlineMessage tone="warning" role="alert">
            {save.changed ?? clash} Choose a value for each field. All other changes are kept.
          </InlineMessage>
          <ConflictView conflicts={save.conflicts} value={save.chosen} onChange={save.onChoose} />
        </>
      ) : (
        <>
          {submitCount > 0 && problems.length >= SUMMARY_FROM && (
            <ErrorSummary ref={summary} errors={problems} />
          )}
          {children}
        </>
      )}
    </div>
  );
}
