import { InlineMessage } from '@booking/ui';

interface BookedProps {
  searchParams: Promise<Record<string, string>>;
}

/** What the server action got from the fields. */
export default async function Booked({ searchParams }: BookedProps) {
  const { guest, arrival } = await searchParams;
  return <InlineMessage tone="success">{`${guest} arrives on ${arrival}.`}</InlineMessage>;
}
