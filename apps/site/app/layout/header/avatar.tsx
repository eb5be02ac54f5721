/** A player's avatar, or the first letter of the name. */
export const Avatar = ({ name, avatar }: { readonly name: string; readonly avatar: string | null | undefined }) =>
  avatar == null ? (
    <>{[...name][0]?.toUpperCase()}</>
  ) : (
    <img src={`/cdn/img/avatars/${avatar}.svg`} alt="" width="44" height="44" />
  );
