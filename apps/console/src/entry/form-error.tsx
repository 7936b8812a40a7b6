import { Icon } from '@booking/ui';

interface FormErrorProps {
  /** For the field that the error describes. */
  readonly id?: string;
  readonly children: string | undefined;
}

/** Why a form on an entry page failed. Its space is always reserved, so that nothing moves, and it is announced. */
export function FormError({ id, children }: FormErrorProps) {
  return (
    <p id={id} className="ck-entry-refusal" role="alert">
      {children && (
        <>
          <Icon name="circle-alert" size="xs" />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}
