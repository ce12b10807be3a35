/** Sent to this host only, as `__Host-` demands, hidden from scripts and kept out of cross-site requests. */
const attributes = 'Path=/; HttpOnly; Secure; SameSite=Strict';

/** A cookie of ours. Because its name begins with `__Host-`, browsers accept it over HTTPS only. */
export interface Cookie {
  /** The `Set-Cookie` header that stores this value. */
  set(value: string): string;
  /** The `Set-Cookie` header that deletes the cookie. */
  readonly expired: string;
  /** The value in the `Cookie` header of a request. */
  read(header: string | undefined): string | undefined;
}

export const defineCookie = (name: `__Host-${string}`, lifeSeconds: number): Cookie => ({
  set: (value) => `${name}=${value}; Max-Age=${lifeSeconds}; ${attributes}`,
  expired: `${name}=; Max-Age=0; ${attributes}`,
  read: (header) =>
    header
      ?.split(';')
      .map((pair) => pair.trim())
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1),
});
