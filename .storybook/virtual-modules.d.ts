declare module 'virtual:booking-ui-styles';
