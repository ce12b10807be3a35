/** For this very host, as `__Host-` demands, out of scripts' reach, and with nothing that another site starts. */
const attributes = 'Path=/; HttpOnly; Secure; SameSite=Strict';

/** A cookie of ours. Its name begins with `__Host-`: the browser takes it over a secure connection alone. */
export interface Cookie {
  /** What `Set-Cookie` says to give the browser this value. */
  set(value: string): string;
  /** What `Set-Cookie` says to take it away. */
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
