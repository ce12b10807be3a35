export { allowedTags, isAllowedLink, linkRel } from './allowedMarkup';
export { cleanHtml, countPlainText, countSeen } from './cleanHtml';
export { richText } from './richText.css';
