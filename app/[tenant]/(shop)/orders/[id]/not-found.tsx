export { OrderNotFound as default } from '@/components/shop/guest-order/order-not-found';
