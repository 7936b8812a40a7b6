import type { Category, Institution } from '@booking/api-client';
import { useMemo } from 'react';
import { EntityPanel } from '../../../entity/entity-screen.tsx';
import { assetOf } from '../asset.tsx';
import { AddMany } from '../range/add-many.tsx';
import type { Generics } from '../use-generics.ts';

interface AssetTableProps {
  readonly institute: Institution;
  readonly categories: readonly Category[];
  readonly generics: Generics;
}

/** All assets of an institute as a table. */
export default function AssetTable({ institute, categories, generics }: AssetTableProps) {
  const entity = useMemo(() => assetOf(institute, categories), [institute, categories]);
  return (
    <section className="flex min-w-0 flex-col gap-3 overflow-y-auto" aria-label="All assets">
      <div className="flex justify-end gap-2 px-5 pt-3">
        <AddMany institute={institute} categories={categories} generics={generics} />
      </div>
      <EntityPanel entity={entity} within={{ institution: institute._id }} />
    </section>
  );
}
