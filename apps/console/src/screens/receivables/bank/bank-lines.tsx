import { Button } from '@booking/ui';
import { useState } from 'react';
import { useCan } from '../../../access/can.ts';
import { EntityPanel } from '../../../entity/entity-screen.tsx';
import { lazyComponent } from '../../../loading/lazy-component.ts';
import { PageActions } from '../../../page/page-actions.tsx';
import { bankLine } from '../bank-line.tsx';

const UploadStatement = lazyComponent(() => import('./upload-statement.tsx'));

/** Amounts received on the bank account, to be recorded as payments. */
export function BankLines() {
  const [isUploading, setIsUploading] = useState(false);
  const { reason } = useCan()('bankLine.create');
  return (
    <>
      <PageActions>
        <Button icon="upload" disabledReason={reason} onClick={() => setIsUploading(true)}>
          Upload statement
        </Button>
      </PageActions>
      <EntityPanel entity={bankLine} />
      {isUploading && <UploadStatement onClosed={() => setIsUploading(false)} />}
    </>
  );
}
