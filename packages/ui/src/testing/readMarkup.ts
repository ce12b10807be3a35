const policy = window.trustedTypes?.createPolicy('tests', { createHTML: (markup) => markup });

/** Markup that tests themselves have written, which a page takes although it demands Trusted Types. */
export function trustedMarkup(markup: string) {
  return policy?.createHTML(markup) ?? markup;
}

/** Reads markup as a browser reads it, without running or fetching what it holds. */
export function readMarkup(markup: string, type: DOMParserSupportedType = 'text/html'): Document {
  return new DOMParser().parseFromString(trustedMarkup(markup), type);
}
