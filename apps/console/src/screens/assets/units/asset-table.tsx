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
    <section className="ck-assets-table" aria-label="All assets">
      <div className="ck-assets-bar">
        <AddMany institute={institute} categories={categories} generics={generics} />
      </div>
      <EntityPanel entity={entity} within={{ institution: institute._id }} />
    </section>
  );
}
