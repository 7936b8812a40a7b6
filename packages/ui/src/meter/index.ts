export { Meter, type MeterPart, type MeterProps } from './meter.tsx';
export { type MeterTone, meterTones } from './meter.variants.ts';
