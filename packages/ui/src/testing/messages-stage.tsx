import './sheet.css';
import type { Meta } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Carousel } from '../carousel/index.ts';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { DataTable } from '../data-table/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { ErrorSummary } from '../error-summary/index.ts';
import { RequiredNote } from '../field/index.ts';
import { FilterSelect } from '../filter-select/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { en, hi, MessagesProvider } from '../messages/index.ts';
import { PageSpinner } from '../page-spinner/index.ts';
import { Pagination } from '../pagination/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { SearchField } from '../search-field/index.ts';
import { TagInput } from '../tag-input/index.ts';
import { pseudoMessages, storyText } from './pseudo-messages.ts';
import { clearToasts } from './toaster.ts';

export const ignore = () => {};
const options = [{ value: '1', label: storyText('Standard') }];
const errors = [{ message: storyText('A GSTIN has 15 characters.') }];

/** Every component with built-in strings, except overlays. */
export function Page() {
  return (
    <div className="sheet">
      <Button isLoading>{storyText('Save')}</Button>
      <PageSpinner />
      <Carousel label={storyText('Stories')} loop={false}>
        <p>{storyText('One')}</p>
        <p>{storyText('Two')}</p>
        <p>{storyText('Three')}</p>
        <p>{storyText('Four')}</p>
      </Carousel>
      <Pagination
        page={1}
        totalPages={1}
        total={3}
        limit={20}
        limits={[20, 50]}
        onPageChange={ignore}
        onLimitChange={ignore}
      />
      <RequiredNote />
      <form>
        <TagInput label={storyText('Tags')} required />
        <CheckboxGroup label={storyText('Extras')} options={options} required />
        <RadioGroup label={storyText('Plan')} options={options} required />
        <Button type="submit">{storyText('Send')}</Button>
      </form>
      <PasswordField label={storyText('Password')} isOptional />
      <SearchField
        label={storyText('Name')}
        value={storyText('Goa')}
        onChange={ignore}
        shortcut="/"
      />
      <FilterSelect label={storyText('Plan')} value="" options={options} onChange={ignore} />
      <DataTable
        label={storyText('Institutes')}
        columns={[
          { key: 'name', label: storyText('Name'), cell: (row: string) => row },
          { key: 'city', label: storyText('City'), cell: () => undefined },
        ]}
        rows={[storyText('Lake Pichola House')]}
        rowKey={(row) => row}
        rowLabel={(row) => row}
        actions={() => <IconButton icon="pencil" label={storyText('Edit')} />}
        selection={[]}
        widths={{}}
        renderDetail={(row) => row}
        isRefetching
      />
      <ErrorSummary errors={errors} />
      <ErrorSummary errors={[...errors, ...errors]} />
      <ErrorState
        title={storyText('Not loaded')}
        description={storyText('No answer.')}
        requestId="1"
        onRetry={ignore}
      />
    </div>
  );
}

/** The meta that all files of these stories share. */
export const messagesStories = {
  args: { messages: en },
  argTypes: { messages: { control: 'select', options: ['en', 'hi'], mapping: { en, hi } } },
  beforeEach: clearToasts,
  render: ({ messages }) => (
    <MessagesProvider messages={messages}>
      <Page />
    </MessagesProvider>
  ),
} satisfies Meta<typeof MessagesProvider>;

/** The page with the pseudo catalogue, and the keys it has used. */
export function pseudo(children: ReactNode) {
  const { messages, asked } = pseudoMessages();
  return { asked, page: <MessagesProvider messages={messages}>{children}</MessagesProvider> };
}
