export { brand } from '@sounding/domain/product';
