import type { User } from '@booking/api-client';
import { notify } from '@booking/ui';
import { useEffect } from 'react';
import { useInvalidate } from '../../data/use-invalidate.ts';
import { PageForm } from '../../forms/page-form.tsx';
import { savedText } from '../../forms/saved-text.ts';
import { useEntityForm } from '../../forms/use-entity-form.ts';
import type { SaveRule } from '../../forms/use-save.ts';
import { useSession, useUser } from '../../session/session-context.ts';
import { useRestoredDraft } from '../../session/use-draft.ts';
import type { UnsavedPart } from '../unsaved-part.ts';
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

/** The user's own details: names, photo, phone, region. */
export function DetailsForm({ onUnsaved }: UnsavedPart) {
  const session = useSession();
  const invalidate = useInvalidate();
  const user = useUser();
  const draft = useRestoredDraft(detailsDraft);
  const rule: SaveRule<DetailsValues, User> = {
    valuesOf: detailsOf,
    write(values, { values: before, stored }) {
      const change = detailsChange(values, before);
      const version = stored?.__v ?? 0;
      return {
        // Each cropped photo gets a new name, so the name identifies it.
        body: {
          ...change,
          ...(change.avatar instanceof File && { avatar: change.avatar.name }),
          version,
        },
        send: async (options) => {
          const saved = await session.api.user.updateMe(detailsBody(change, version), options);
          await session.setCurrentUser(saved);
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
    onSaved: (_, how) => {
      invalidate('user.updateMe');
      notify.success(savedText('Details saved.', how));
    },
  });
  const { isUnsaved } = form;
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);

  return (
    <PageForm
      form={form}
      className="flex flex-1 flex-col"
      bodyClassName="flex-1 pb-4.5"
      clash="Your details were changed somewhere else while you were editing."
      // From edge to edge of the drawer, over its padding.
      bar={{ className: '-mx-5 bottom-0' }}
    >
      <DetailsFields form={form} />
    </PageForm>
  );
}
