import { AddressVignette, PersonalizationVignette, TeamVignette } from './feature-vignettes';
import { AdminVignette, CheckoutVignette, SeparationVignette } from './feature-vignettes-shop';
import { SectionHeading } from './section-heading';

const FEATURES = [
  {
    title: 'Your address, your colors',
    text: 'Use your own domain, or a name of your choice on ours. Your logo and two colors run through every page, and text stays readable on whichever color you pick.',
    vignette: <AddressVignette />,
  },
  {
    title: 'Personalized pieces',
    text: 'Ask for a name, a date or a few lines, in your own words, on any product. What the customer writes stays with the item from the cart to your order list.',
    vignette: <PersonalizationVignette />,
  },
  {
    title: 'Team orders, roster included',
    text: 'Customers add their logo and a roster as CSV or Excel right on the product page. Both come with the order, and number 07 stays 07.',
    vignette: <TeamVignette />,
  },
  {
    title: 'PayPal checkout, no account',
    text: 'Customers order as guests: name, address, pay. The payment goes to your own PayPal account.',
    vignette: <CheckoutVignette />,
  },
  {
    title: 'One place to run it',
    text: 'See your orders and revenue, add products with pictures, prices and categories, and change how your store looks.',
    vignette: <AdminVignette />,
  },
  {
    title: 'A store, not a stall',
    text: 'Yours is not a page in a marketplace. Your products, orders and customers’ files are kept apart from every other store’s, down to the database.',
    vignette: <SeparationVignette />,
  },
] as const;

/** What a store on Makerfront can do. */
export function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className="page-width py-16 sm:py-24">
      <SectionHeading
        id="features-title"
        title="Made for the way makers sell"
        text="Most of what you sell is made once, or made for someone. Your store should know how to take that order."
      />
      <ul className="grid grid-cols-1 gap-x-6 gap-y-10 pt-10 sm:pt-12 md:grid-cols-2 lg:grid-cols-3 lg:gap-y-14">
        {FEATURES.map(({ title, text, vignette }) => (
          <li key={title}>
            <div
              aria-hidden="true"
              className="flex h-52 items-center justify-center rounded-card border border-line bg-sunken p-5"
            >
              {vignette}
            </div>
            <h3 className="heading-2 pt-5">{title}</h3>
            <p className="max-w-prose text-pretty pt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
