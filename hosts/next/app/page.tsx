import { createClient } from '@booking/api-client';
import { Accordion, Badge, Button, ButtonLink, Card, DatePicker, TextField } from '@booking/ui';
import { redirect } from 'next/navigation';

const api = createClient({ baseUrl: 'https://api.example/api/v1', fetch: answer });

/** Stands for the server of the API. */
async function answer(): Promise<Response> {
  const institutions = [{ _id: 'd1', name: 'Lake Pichola House' }];
  const page = { results: 1, total: 1, page: 1, limit: 20, totalPages: 1 };
  return Response.json({ status: 'success', ...page, data: { institutions } });
}

async function book(form: FormData): Promise<void> {
  'use server';
  redirect(`/booked?${new URLSearchParams([...form].filter(isText))}`);
}

const isText = (entry: [string, FormDataEntryValue]): entry is [string, string] =>
  typeof entry[1] === 'string' && !entry[0].startsWith('$ACTION');

/** A server component: nothing of ours needs a wrapper of the host. */
export default async function Home() {
  const { items } = await api.institution.list();
  return (
    <main>
      <h1>Houses</h1>
      {items.map(({ _id, name }) => (
        <Card key={_id} title={name} description="Udaipur" titleEnd={<Badge>Open</Badge>} />
      ))}
      <Accordion items={[{ key: 'when', title: 'When is breakfast?', content: 'From seven.' }]} />
      <form action={book}>
        <TextField label="Guest" name="guest" required />
        <DatePicker label="Arrival" name="arrival" today="2027-03-01" defaultValue="2027-03-14" />
        <Button type="submit" icon="check">
          Book
        </Button>
      </form>
      <ButtonLink href="/desk">To the desk</ButtonLink>
    </main>
  );
}
