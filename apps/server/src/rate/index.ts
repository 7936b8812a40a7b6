export { forgetRatesOfAssets, forgetRatesOfCategory, forgetRatesOfPackages } from './forget.ts';
