import { Icon } from '@booking/ui';

interface FormErrorProps {
  /** For the field that it is about, which it then describes. */
  readonly id?: string;
  readonly children: string | undefined;
}

/** Why a form of an entry page came to nothing. Its room is always kept, so that it moves nothing, and it is announced. */
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
