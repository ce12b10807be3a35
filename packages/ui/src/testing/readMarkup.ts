const policy = window.trustedTypes?.createPolicy('tests', { createHTML: (markup) => markup });

/** Reads markup as a browser reads it, without running or fetching what it holds. */
export function readMarkup(markup: string, type: DOMParserSupportedType = 'text/html'): Document {
  const trusted = policy?.createHTML(markup) ?? markup;
  return new DOMParser().parseFromString(trusted, type);
}
