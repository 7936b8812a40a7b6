import type { User } from '@booking/api-client';
import { ConflictView, FormSummary, notify, SaveBar } from '@booking/ui';
import { useEffect, useRef } from 'react';
import { DiscardQuestion, useUnsavedChanges } from '../../app/unsaved-changes.tsx';
import { useEntityForm } from '../../forms/use-entity-form.ts';
import type { SaveRule } from '../../forms/use-save.ts';
import { useSession, useUser } from '../../session/session-context.ts';
import { useKeptDraft } from '../../session/use-draft.ts';
import { useInvalidate } from '../../session/use-invalidate.ts';
import { DetailsFields } from './details-fields.tsx';
import {
  checkDetails,
  type DetailsPath,
  type DetailsValues,
  detailsBody,
  detailsChange,
  detailsDraft,
  detailsFields,
  detailsOf,
} from './details-values.ts';
import '../../forms/forms.css';

/** From so many on, wrong fields are also listed above the form. */
const SUMMARY_FROM = 4;

/** Who one is: names, picture, phone, and how the console reads to them. */
export function DetailsForm() {
  const session = useSession();
  const invalidate = useInvalidate();
  const user = useUser();
  const draft = useKeptDraft(detailsDraft);
  const rule: SaveRule<DetailsValues, User> = {
    valuesOf: detailsOf,
    write(values, { values: before, stored }) {
      const change = detailsChange(values, before);
      const version = stored?.__v ?? 0;
      return {
        // A picture is named anew each time that one is cut out, so its name stands for it.
        body: {
          ...change,
          ...(change.avatar instanceof File && { avatar: change.avatar.name }),
          version,
        },
        send: async (options) => {
          const saved = await session.api.user.updateMe(detailsBody(change, version), options);
          await session.keepUser(saved);
          return saved;
        },
      };
    },
  };
  const form = useEntityForm<DetailsValues, DetailsPath, User>({
    kind: detailsDraft,
    fields: detailsFields,
    start: draft?.stored ? detailsOf(draft.stored) : detailsOf(user),
    stored: draft?.stored ?? user,
    draft: draft?.values,
    resolver: checkDetails,
    rule,
    onSaved: (_, { taken }) => {
      invalidate('user.updateMe');
      notify.success(
        taken.length === 0
          ? 'Your details are saved.'
          : `Your details are saved. Changed elsewhere meanwhile, and kept: ${taken.join(', ')}.`,
      );
    },
  });
  const { save, problems } = form;
  const unsaved = useUnsavedChanges({
    isUnsaved: form.isUnsaved,
    onKeep: () => {},
    onDiscard: () => {},
  });
  const body = useRef<HTMLDivElement>(null);
  const isClashing = save.conflicts !== undefined;
  useEffect(() => {
    if (isClashing) body.current?.querySelector('input')?.focus();
  }, [isClashing]);

  return (
    <form
      className="ck-profile-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.submit();
      }}
    >
      <div ref={body} className="ck-profile-fields">
        {form.isDraft && (
          <p className="ck-form-note">
            Your session ended before this was saved. Here is what you had typed.
          </p>
        )}
        {save.failure && <FormSummary title="Not saved" errors={[{ message: save.failure }]} />}
        {save.conflicts ? (
          <>
            <p className="ck-form-note" role="alert">
              Your details were saved somewhere else while you were editing them. Choose what each
              field should say; everything else of both changes is kept.
            </p>
            <ConflictView
              conflicts={save.conflicts}
              chosen={save.chosen}
              onChoose={save.onChoose}
            />
          </>
        ) : (
          <>
            {problems.length >= SUMMARY_FROM && <FormSummary errors={problems} />}
            <DetailsFields form={form} />
          </>
        )}
      </div>
      <SaveBar
        className="ck-profile-bar"
        changes={form.changes}
        state={save.state}
        onDiscard={form.discard}
      />
      <DiscardQuestion {...unsaved.question} what="your profile" />
    </form>
  );
}
