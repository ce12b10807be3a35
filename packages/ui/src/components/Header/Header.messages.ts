export interface HeaderMessages {
  logOut: string;
  /** The name of the link around the mark, given the product's name. */
  home: (productName: string) => string;
  version: (version: string) => string;
}

export const headerMessages: HeaderMessages = {
  logOut: 'Log out',
  home: (productName) => `${productName}, home`,
  version: (version) => `version ${version}`,
};
