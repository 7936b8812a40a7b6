import { Icon } from '@booking/ui';

interface FormErrorProps {
  /** For the field that the error describes. */
  readonly id?: string;
  readonly children: string | undefined;
}

/** Why a form on an entry page failed. Its space is always reserved, so that nothing moves, and it is announced. */
export function FormError({ id, children }: FormErrorProps) {
  // Two lines are kept, so that an error moves nothing; the first is the password's own, which is empty then.
  return (
    <p
      id={id}
      className="-mt-5.5 mb-1 flex min-h-10 gap-1.5 text-pretty type-form-error text-bk-danger"
      role="alert"
    >
      {children && (
        <>
          <Icon className="mt-0.75" name="circle-alert" size="xs" />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}
