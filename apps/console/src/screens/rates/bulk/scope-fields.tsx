import { MultiSelect } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../messages/failure-message.ts';
import { useReads } from '../../../session/session-context.ts';
import type { BulkFieldsProps } from './bulk-values.ts';

interface ScopeFieldsProps extends BulkFieldsProps {
  readonly institution: string;
}

/** The categories, single assets and packages that a change in bulk is about. */
export function ScopeFields({ institution, values, errors, rates, onChange }: ScopeFieldsProps) {
  const categories = rates.targets.filter(({ asset }) => !asset);
  const nameOf = new Map(categories.map(({ category, name }) => [category, name]));
  const hasAssets = categories.some(({ assetCount }) => assetCount > 0);
  // Names only: without `resolve`, and of a day, there are hardly any cells.
  const assets = useQuery({
    ...useReads().rate.list({
      institution,
      startDate: rates.today,
      endDate: rates.today,
      assets: true,
    }),
    enabled: hasAssets,
  });
  return (
    <>
      <MultiSelect
        label="Categories"
        options={categories.map(({ category, name }) => ({ value: category, label: name }))}
        value={values.categories}
        onChange={(next) => onChange({ categories: next })}
        error={errors.categories}
      />
      {hasAssets && (
        <MultiSelect
          label="Assets"
          isOptional
          description="Sets separate rates for these assets."
          options={(assets.data?.targets ?? []).flatMap(({ asset, category, code, name }) =>
            asset
              ? { value: asset, label: code, description: name, group: nameOf.get(category) }
              : [],
          )}
          value={values.assets}
          onChange={(next) => onChange({ assets: next })}
          isLoading={assets.isPending}
          loadError={assets.error ? messageOf(assets.error) : undefined}
          onRetry={() => void assets.refetch()}
        />
      )}
      <MultiSelect
        label="Packages"
        options={rates.packages
          .filter(({ lock }) => lock !== 'plan')
          .map(({ key, name }) => ({ value: key, label: `${key} ${name}` }))}
        value={values.ratePackages}
        onChange={(ratePackages) => onChange({ ratePackages })}
        error={errors.ratePackages}
      />
    </>
  );
}
