import { useDesk } from '../desk.tsx';
import { StayDialog } from './stay-dialog.tsx';
import { StayDrawer } from './stay-drawer.tsx';

/** The reservation that is open, and the form for one, above every page. */
export function Stays() {
  const { reservations, opened, edited } = useDesk();
  const stay = reservations.find(({ key }) => key === opened.value);
  return (
    <>
      {stay && <StayDrawer key={stay.key} stay={stay} />}
      {edited.turn > 0 && <StayDialog key={edited.turn} draft={edited.value} />}
    </>
  );
}
