import type { Category } from '@booking/api-client';
import { Button, EmptyState, Icon, PageSpinner } from '@booking/ui';
import { useSearchParams } from 'react-router';
import type { FilterKeyOf } from '../../../entity/api-types.ts';
import type { EntityOf, EntityTools } from '../../../entity/entity.ts';
import type { Generics } from '../use-generics.ts';

interface FirstCategoryProps {
  readonly entity: EntityOf<'category'>;
  readonly generics: Generics;
  readonly tools: EntityTools<Category, FilterKeyOf<'category'>>;
}

/** The start of an institute without categories: what it rents, then its first category. */
export function FirstCategory({ entity, generics, tools }: FirstCategoryProps) {
  const [, setParams] = useSearchParams();
  const { check, isFetched, categoryReason } = generics;
  if (!isFetched) return <PageSpinner />;
  const reason = tools.addReason ?? categoryReason;
  return (
    <EmptyState
      illustration={<img src={entity.empty.illustration} alt="" width={120} height={160} />}
      title="What do you rent out?"
      description={reason ?? `${entity.empty.text} You can add more later.`}
      action={
        <ul
          className="grid w-full max-w-160 grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-3"
          aria-label="Unit type"
        >
          {check?.generics.map(({ generic }) => (
            <li key={generic._id}>
              <Button
                variant="secondary"
                className="grid h-auto min-h-22 w-full cursor-pointer justify-items-center gap-2 rounded-lg border border-bk-subtle bg-bk-surface px-2 py-4 text-bk-primary type-body-strong hover:not-aria-disabled:bg-bk-hover focus-visible:outline-2 focus-visible:outline-bk-focus-ring aria-disabled:cursor-default aria-disabled:text-bk-secondary"
                disabledReason={reason}
                onClick={() => {
                  setParams({ generic: generic._id });
                  tools.create();
                }}
              >
                <Icon name={generic.icon} size="lg" />
                {generic.name.many}
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  );
}
