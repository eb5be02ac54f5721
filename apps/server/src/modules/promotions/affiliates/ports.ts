/** What affiliates need from the outside: calls to servers of people whom nobody here knows. */
export interface PostbackCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type PostbackAnswer =
  | { readonly ok: true; readonly status: number; readonly body: string }
  /** It is unknown whether the call arrived. */
  | { readonly ok: false; readonly reason: string };

export interface PostbackSender {
  /** Whether an address may be called at all; names are looked up, and private addresses refused, at every call. */
  mayCall(url: string): boolean;
  send(call: PostbackCall): Promise<PostbackAnswer>;
}
