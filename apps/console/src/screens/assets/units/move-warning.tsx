import type { Asset, Category } from '@booking/api-client';
import { InlineMessage } from '@booking/ui';
import type { TemplateWords } from '../../../templates/template-words.ts';

interface MoveWarningProps {
  readonly stored: Asset | undefined;
  readonly categories: readonly Category[];
  /** The category that is chosen. */
  readonly to: unknown;
  readonly words: TemplateWords;
}

/** Warns before a unit moves to a category for another number of guests. */
export function MoveWarning({ stored, categories, to, words }: MoveWarningProps) {
  const find = (id: unknown) => categories.find(({ _id }) => _id === id);
  const [before, after] = [find(stored?.category._id), find(to)];
  if (!before || !after || before.maxOccupancy === after.maxOccupancy) return null;
  return (
    <InlineMessage tone="warning" role="status">
      {`${before.name} takes up to ${before.maxOccupancy} ${words.guest.many}, ${after.name} up to ${after.maxOccupancy}.`}
    </InlineMessage>
  );
}
