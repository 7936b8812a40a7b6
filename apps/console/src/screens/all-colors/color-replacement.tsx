import type { Color } from '@booking/api-client';
import { ListSelect } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReplacementProps } from '../../entity/actions/remove-options.ts';
import { optionOf } from '../../labels/labels.ts';
import { wholeList } from '../../list/whole-list.ts';
import { useReads } from '../../session/session-context.ts';
import { Swatch } from './swatch.tsx';

/** Chooses the colour that takes the place of a removed one. */
export default function ColorReplacement({ row, value, error, onChange }: ReplacementProps<Color>) {
  const palette = useQuery(wholeList(useReads().color.list));
  const others = palette.data?.items.filter(({ _id }) => _id !== row._id) ?? [];
  return (
    <ListSelect
      label="Use instead"
      placeholder={palette.isPending ? 'Loading colours…' : 'Choose a colour'}
      options={others.map((color) => ({ ...optionOf(color), icon: <Swatch hex={color.hex} /> }))}
      value={value}
      error={error ?? (palette.isError && 'Couldn’t load the colours. Close this and try again.')}
      onChange={onChange}
    />
  );
}
