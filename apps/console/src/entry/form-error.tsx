/** Why a form of an entry page came to nothing. Its room is always kept, so that it moves nothing, and it is announced. */
export function FormError({ children }: { readonly children: string | undefined }) {
  return (
    <p className="ck-entry-refusal" role="alert">
      {children}
    </p>
  );
}
