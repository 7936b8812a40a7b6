import { createContext, type ReactNode, use, useState } from 'react';
import { useDesk } from '../desk.tsx';
import type { Reservation } from '../reservations/reservation.ts';
import { StayDialog } from './stay-dialog.tsx';
import { StayDrawer } from './stay-drawer.tsx';

/** Where a new reservation begins: what was drawn in the chart. */
export type Draft = Pick<Reservation, 'room' | 'arrival' | 'departure'>;

interface Stays {
  open(key: string): void;
  edit(stay: Reservation | Draft): void;
}

const StaysContext = createContext<Stays>({ open: () => {}, edit: () => {} });
export const useStays = () => use(StaysContext);

/** Shows reservations, and the form for them, above every page. */
export function StaysProvider({ children }: { children: ReactNode }) {
  const { reservations } = useDesk();
  const [opened, setOpened] = useState<{ key: string; isOpen: boolean }>();
  const [edited, setEdited] = useState<Reservation | Draft>();
  const stay = reservations.find(({ key }) => key === opened?.key);
  return (
    <StaysContext
      value={{ open: (key) => setOpened({ key, isOpen: true }), edit: (draft) => setEdited(draft) }}
    >
      {children}
      {stay && opened && (
        <StayDrawer
          stay={stay}
          isOpen={opened.isOpen}
          onClose={() => setOpened({ ...opened, isOpen: false })}
          onEdit={() => setEdited(stay)}
        />
      )}
      {edited && <StayDialog draft={edited} onClosed={() => setEdited(undefined)} />}
    </StaysContext>
  );
}
