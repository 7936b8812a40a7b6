export {
  type BookingLocale,
  BookingProvider,
  type BookingProviderProps,
} from './booking-provider.tsx';
