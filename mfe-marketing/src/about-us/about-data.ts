import type { Testimonial } from '../testimonials/testimonial.ts';
import type { AboutUs } from './about-us.ts';

export interface AboutData {
  about: AboutUs;
  testimonials: Testimonial[];
}
