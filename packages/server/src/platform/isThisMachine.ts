/** Whether a host, as a setting or an address names it, is this machine. */
export const isThisMachine = (host: string) =>
  ['localhost', '::1', '[::1]'].includes(host) || /^127(?:\.\d{1,3}){3}$/.test(host);
