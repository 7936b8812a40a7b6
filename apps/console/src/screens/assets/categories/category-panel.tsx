import type { Category, Institution } from '@booking/api-client';
import { Badge, Button, DescriptionList, Heading, IconButton } from '@booking/ui';
import { actionsFor } from '../../../entity/actions/actions-for.ts';
import type { FilterKeyOf } from '../../../entity/api-types.ts';
import type { EntityTools } from '../../../entity/entity.ts';
import { capitalized } from '../../../labels/capitalized.ts';
import { moneyText } from '../../../region/money.ts';
import { wordsOf } from '../../../templates/template-words.ts';
import { PictureStrip } from '../pictures/picture-strip.tsx';
import { Units } from '../units/units.tsx';
import type { Generics } from '../use-generics.ts';
import { CategoryCode } from './category-code.tsx';

interface CategoryPanelProps {
  readonly institute: Institution;
  readonly category: Category;
  readonly categories: readonly Category[];
  readonly generics: Generics;
  readonly tools: EntityTools<Category, FilterKeyOf<'category'>>;
}

const units = { night: 'a night', day: 'a day', hour: 'an hour', slot: 'a slot' } as const;

/** A category with what can be done with it, and its units. */
export function CategoryPanel(props: CategoryPanelProps) {
  const { institute, category, tools } = props;
  const { guest, hasStays } = wordsOf(institute);
  const { name, generic, basePrice, currency, baseOccupancy, maxOccupancy, extraBeds } = category;
  const actions = actionsFor(tools.entity.actions, category);
  const [edit, ...others] = actions;
  return (
    <section
      className="flex min-w-0 flex-col gap-3 overflow-y-auto px-5 pt-4 pb-6 max-[900px]:overflow-y-visible max-[900px]:p-3"
      aria-label={name}
    >
      <header className="flex flex-wrap items-center gap-2">
        <Heading level={2}>{name}</Heading>
        <CategoryCode category={category} />
        {!category.isActive && <Badge tone="neutral">Inactive</Badge>}
        <span className="flex-1" />
        {edit && (
          <Button
            variant="secondary"
            icon={edit.icon}
            disabledReason={tools.accessTo(edit, category).reason}
            onClick={() => edit.run(category, tools)}
          >
            {edit.label}
          </Button>
        )}
        {others.map((action) => (
          <IconButton
            key={action.key}
            icon={action.icon}
            size="md"
            label={`${action.label} ${name}`}
            shortLabel={action.label}
            disabledReason={tools.accessTo(action, category).reason}
            onClick={() => action.run(category, tools)}
          />
        ))}
      </header>
      <DescriptionList
        layout="stacked"
        columns={4}
        className="[--bk-description-min-width:8rem]"
        items={[
          { key: 'generic', term: 'Unit type', value: generic.name.one },
          {
            key: 'price',
            term: 'Base price',
            value: `${moneyText(basePrice, currency)} ${units[generic.bookingUnit]}`,
          },
          {
            key: 'guests',
            term: capitalized(guest.many),
            value: `${baseOccupancy} to ${maxOccupancy}`,
          },
          ...(extraBeds.count > 0
            ? [
                {
                  key: 'extraBeds',
                  term: hasStays ? 'Extra bed' : 'Extra seat',
                  value: `${extraBeds.count}, ${moneyText(extraBeds.adultCharge, currency)}`,
                },
              ]
            : []),
        ]}
      />
      <PictureStrip category={category} />
      <Units {...props} />
    </section>
  );
}
