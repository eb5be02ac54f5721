/** A picture that this folder's own code has drawn as SVG text. */
export const Drawing = ({ className, art }: { className: string; art: string }) => (
  // oxlint-disable-next-line react/no-danger -- never anything but our own drawing: no word of a player or server in it
  <span className={className} dangerouslySetInnerHTML={{ __html: art }} />
);
