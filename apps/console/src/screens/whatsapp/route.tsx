import { firstInstitute, InstitutePage } from '../../institutes/institute-page/institute-page.tsx';
import { MessagesView } from './messages-view.tsx';

/** The WhatsApp messages of an institute. */
export const Component = () => (
  <InstitutePage title="WhatsApp">
    {(institute) => <MessagesView institute={institute} />}
  </InstitutePage>
);

export const firstData = firstInstitute;
