import type { Template } from '@booking/api-client';
import { SegmentedControl } from '@booking/ui';
import { useSearchParams } from 'react-router';
import { EntityPanel } from '../../entity/entity-screen.tsx';
import { plan } from './plan.tsx';
import { PlanBoard } from './plan-board.tsx';
import './pricing.css';

const VIEWS = [
  { value: 'cards', label: 'Cards' },
  { value: 'compare', label: 'Compare' },
  { value: 'table', label: 'Table' },
] as const;
type View = (typeof VIEWS)[number]['value'];

/** The plans of a template in one of three views, which is kept in the address. */
export function PlanViews({ template }: { readonly template: Template }) {
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find(({ value }) => value === params.get('view'))?.value ?? 'cards';
  const show = (next: View) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (next === 'cards') after.delete('view');
      else after.set('view', next);
      return after;
    });
  return (
    <>
      <div className="ck-plan-views">
        <SegmentedControl label="View" options={VIEWS} value={view} onChange={show} />
      </div>
      {view === 'table' ? (
        <EntityPanel entity={plan} within={{ template: template._id }} />
      ) : (
        <PlanBoard template={template} isCompared={view === 'compare'} />
      )}
    </>
  );
}
