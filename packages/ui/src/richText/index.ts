export { allowedTags, isAllowedLink, linkRel } from './allowedMarkup';
export { cleanHtml, countPlainText } from './cleanHtml';
export { richText } from './richText.css';
