import { Select, TextField } from '@booking/ui';
import { useState } from 'react';
import { BulkCheckDialog } from '../../../entity/bulk/bulk-check-dialog.tsx';
import type { BulkTagsProps } from './bulk-tags-props.ts';
import { tagProblem, tagsOf } from './tags-of.ts';

/** Adds a tag to all institutes that match, or removes it. */
export function BulkTagsOfAll({ entity, kind, request, onClosed }: BulkTagsProps) {
  const isAdding = kind === 'addTag';
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const tag = typed.trim();
  const error = isTried ? tagProblem(tag, isAdding) : undefined;
  const field = { label: 'Tag', value: typed, error };
  return (
    <BulkCheckDialog
      {...{ entity, request, onClosed }}
      icon={isAdding ? 'plus' : 'minus'}
      title={isAdding ? 'Add tag' : 'Remove tag'}
      change={tag ? { all: { call: 'institution.update', [kind]: tag } } : undefined}
      check={() => {
        setIsTried(true);
        return tagProblem(tag, isAdding) === undefined;
      }}
    >
      {(some) =>
        isAdding ? (
          <TextField
            {...field}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        ) : (
          <Select
            {...field}
            placeholder="Choose a tag"
            options={tagsOf(some).map((value) => ({ value, label: value }))}
            onChange={({ target }) => setTyped(target.value)}
          />
        )
      }
    </BulkCheckDialog>
  );
}
