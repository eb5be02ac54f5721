/** An address that a narrow menu breaks before its @ rather than inside a word. */
export const EmailText = ({ email }: { readonly email: string }) => {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
};
